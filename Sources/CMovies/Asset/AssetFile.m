#import "Asset/AssetFile.h"
#import "Source/FilmSource.h"
#import <AVFoundation/AVError.h>

NSError *media_error(NSInteger code, NSError *underlying) {
    NSString *what = @"The operation could not be completed", *why = @"An unknown error occurred";
    if (code == AVErrorFileFormatNotRecognized) {
        what = @"Cannot Open";
        why = @"This media format is not supported.";
    } else if (code == AVErrorNoImageAtTime) {
        what = @"Cannot Open";
        why = @"No image at this time.";
    } else if (code == AVErrorDecodeFailed) {
        what = @"Cannot Decode";
        why = @"The media data could not be decoded. It may be damaged.";
    }
    NSMutableDictionary *information = [NSMutableDictionary
        dictionaryWithObjectsAndKeys:what, NSLocalizedDescriptionKey, why, NSLocalizedFailureReasonErrorKey, nil];
    if (underlying) [information setObject:underlying forKey:NSUnderlyingErrorKey];
    return [NSError errorWithDomain:AVFoundationErrorDomain code:code userInfo:information];
}

@implementation AssetFile {
    FilmSource *_source;
    NSError *_error;
}
@synthesize isTried = _isTried;

- (id)initWithURL:(NSURL *)url {
    if (!(self = [super init])) return nil;
    _url = [url copy];
    _source = [[FilmSource alloc] initWithURL:url];
    return self;
}

- (void)dealloc { film_close(_film); }

/// With the object's lock held.
- (void)read {
    _isTried = YES;
    NSError *cause = nil;
    if (![_source loadNow:&cause]) {
        BOOL isMissing = [cause code] == NSURLErrorFileDoesNotExist && [_url isFileURL];
        _error = isMissing ? cause : media_error(AVErrorUnknown, cause);
        return;
    }
    enum film_fault fault = film_is_fine;
    _film = film_open([_source.bytes bytes], [_source.bytes length], &fault);
    if (_film == NULL) _error = media_error(AVErrorFileFormatNotRecognized, nil);
}

- (BOOL)load:(NSError **)error {
    @synchronized(self) {
        if (!_isTried) [self read];
        if (_film == NULL && error) *error = _error;
        return _film != NULL;
    }
}

- (BOOL)isLoaded {
    @synchronized(self) {
        return _film != NULL;
    }
}

- (BOOL)isTried {
    @synchronized(self) {
        return _isTried;
    }
}

- (void)cancel { [_source cancelNow]; }

- (NSData *)bytes { return _source.bytes; }

@end
