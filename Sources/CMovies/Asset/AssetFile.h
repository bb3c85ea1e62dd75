// The file of an asset, read once it is first needed, on whichever thread that is.
#pragma once
#import <CFilm.h>
#import <Foundation/Foundation.h>

@interface AssetFile : NSObject
- (id)initWithURL:(NSURL *)url;
@property (nonatomic, readonly) NSURL *url;
/// Reads the file, unless that was done; what is on a server is waited for.
/// - Returns: false, with an error of AVFoundationErrorDomain, for what is no media.
- (BOOL)load:(NSError **)error;
/// True once it has been read, and could be.
@property (readonly) BOOL isLoaded;
/// True once it was tried to read it.
@property (readonly) BOOL isTried;
/// Takes the bytes of the file from who has loaded it, unless it was read already.
- (void)takeBytes:(NSData *)bytes;
/// Stops a download; it fails then.
- (void)cancel;
/// NULL for a file that cannot be read.
@property (nonatomic, readonly) struct film *film;
@property (nonatomic, readonly) NSData *bytes;
@end

/// An error of AVFoundationErrorDomain in the platform's words.
extern NSError *media_error(NSInteger code, NSError *underlying);
