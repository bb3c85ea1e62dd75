// Where the bytes of a film come from: a file, or a server.
#pragma once
#import <Foundation/Foundation.h>

@class FilmSource;

/// Told on the main thread.
@protocol FilmSourceOwner
/// All bytes are there.
- (void)filmSourceDidLoad:(FilmSource *)source;
- (void)filmSource:(FilmSource *)source didFailWithError:(NSError *)error;
@end

@interface FilmSource : NSObject
- (id)initWithURL:(NSURL *)url;
@property (nonatomic, readonly) NSURL *url;
/// Cleared by the owner when it goes.
@property (nonatomic, assign) id<FilmSourceOwner> owner;

/// The bytes, once they are loaded.
@property (nonatomic, readonly) NSData *bytes;

/// Begins to load; the owner is told in a later turn of the run loop. Main thread.
- (void)load;
- (void)cancel;

/// Loads a file at once. False, with an error, for a file that is not there, and for a server.
- (BOOL)loadFile:(NSError **)error;

/// Loads on the calling thread, which waits for what is on a server.
- (BOOL)loadNow:(NSError **)error;
/// Ends that waiting, from any thread.
- (void)cancelNow;
@end
