#import "Asset/AssetFile.h"
#import "Source/FilmSource.h"
#import <AVFoundation/AVError.h>

/// What the platform says of its errors.
static const struct {
    NSInteger code;
    __unsafe_unretained NSString *what, *why;
} words[] = {
    {AVErrorFileFormatNotRecognized, @"Cannot Open", @"This media format is not supported."},
    {AVErrorNoImageAtTime, @"Cannot Open", @"No image at this time."},
    {AVErrorDecodeFailed, @"Cannot Decode", @"The media data could not be decoded. It may be damaged."},
    {AVErrorFileAlreadyExists, @"Cannot Save", @"A file with this name already exists."},
    {AVErrorExportFailed, @"Cannot Export", @"The media could not be exported."},
    {AVErrorDiskFull, @"Cannot Save", @"There is not enough available space."},
    {AVErrorInvalidSourceMedia, @"Cannot Complete Action", @"The source media is not valid."},
    {AVErrorMaximumFileSizeReached, @"Cannot Complete Recording", @"The maximum file size was reached."},
    {AVErrorOperationNotSupportedForAsset, @"Cannot Complete Action", @"This operation is not supported for this media."},
    {AVErrorInvalidVideoComposition, @"Cannot Complete Action", @"The video composition is not valid."},
    {AVErrorInvalidOutputURLPathExtension, @"Cannot Save", @"The file name extension does not match the file type."},
    {AVErrorCompositionTrackSegmentsNotContiguous, @"Cannot Complete Action", @"The segments do not follow each other."},
    {AVErrorInvalidCompositionTrackSegmentDuration, @"Cannot Complete Action", @"A segment's duration is not valid."},
    {AVErrorInvalidCompositionTrackSegmentSourceStartTime, @"Cannot Complete Action",
     @"A segment's source start time is not valid."},
    {AVErrorInvalidCompositionTrackSegmentSourceDuration, @"Cannot Complete Action",
     @"A segment's source duration is not valid."},
};

NSError *media_error(NSInteger code, NSError *underlying) {
    NSString *what = @"The operation could not be completed", *why = @"An unknown error occurred";
    for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
        if (words[i].code != code) continue;
        what = words[i].what;
        why = words[i].why;
    }
    NSMutableDictionary *information = [NSMutableDictionary
        dictionaryWithObjectsAndKeys:what, NSLocalizedDescriptionKey, why, NSLocalizedFailureReasonErrorKey, nil];
    if (underlying) [information setObject:underlying forKey:NSUnderlyingErrorKey];
    return [NSError errorWithDomain:AVFoundationErrorDomain code:code userInfo:information];
}

@implementation AssetFile {
    FilmSource *_source;
    NSData *_taken;
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
    if (_taken == nil && ![_source loadNow:&cause]) {
        BOOL isMissing = [cause code] == NSURLErrorFileDoesNotExist && [_url isFileURL];
        _error = isMissing ? cause : media_error(AVErrorUnknown, cause);
        return;
    }
    enum film_fault fault = film_is_fine;
    _film = film_open([self.bytes bytes], [self.bytes length], &fault);
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

- (void)takeBytes:(NSData *)bytes {
    @synchronized(self) {
        if (!_isTried) _taken = bytes;
    }
}

- (NSData *)bytes { return _taken ? _taken : _source.bytes; }

@end
