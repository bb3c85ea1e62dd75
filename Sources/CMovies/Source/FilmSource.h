// Where the bytes of a film come from: a file, or a server.
#pragma once
#import <Foundation/Foundation.h>

@class FilmSource;

/// Told on the main thread.
@protocol FilmSourceOwner
/// The film can be opened: all bytes are there, or enough to begin with.
- (void)filmSourceDidLoad:(FilmSource *)source;
/// More bytes have come, or all.
- (void)filmSourceDidGrow:(FilmSource *)source;
- (void)filmSource:(FilmSource *)source didFailWithError:(NSError *)error;
@end

@interface FilmSource : NSObject
- (id)initWithURL:(NSURL *)url;
@property (nonatomic, readonly) NSURL *url;
/// Cleared by the owner when it goes.
@property (nonatomic, assign) id<FilmSourceOwner> owner;

/// The bytes of the whole film, once it can be opened. Those that have not come yet are 0.
@property (nonatomic, readonly) NSData *bytes;
/// How many of them have come.
@property (nonatomic, readonly) NSUInteger received;
@property (nonatomic, readonly) BOOL isComplete;

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
