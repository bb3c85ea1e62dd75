#import "MoviePlayer/MovieThumbnails.h"
#import "MoviePlayer/MoviePlayerState.h"
#import "Stills/FilmStills.h"

@implementation MovieThumbnails {
    FilmStills *_stills;
    /// What is still to be done: arrays of a time, an option and a block.
    NSMutableArray *_requests;
}

- (id)initWithURL:(NSURL *)url {
    if (!(self = [super init])) return nil;
    FilmSource *source = [[FilmSource alloc] initWithURL:url];
    _stills = [source loadFile:NULL] ? [[FilmStills alloc] initWithBytes:source.bytes] : nil;
    _requests = [NSMutableArray array];
    return _stills ? self : nil;
}

- (void)dealloc { [NSObject cancelPreviousPerformRequestsWithTarget:self]; }

- (UIImage *)imageAtTime:(NSTimeInterval)time option:(MPMovieTimeOption)option {
    BOOL isNear = option == MPMovieTimeOptionNearestKeyFrame;
    CGImageRef image = [_stills copyImageAt:time near:isNear largest:CGSizeZero upright:YES exactTime:NULL];
    UIImage *result = image ? [UIImage imageWithCGImage:image] : nil;
    CGImageRelease(image);
    return result;
}

- (void)requestTimes:(NSArray *)times option:(MPMovieTimeOption)option
                then:(void (^)(NSNumber *time, UIImage *image))done {
    for (NSNumber *time in times) {
        [_requests addObject:[NSArray arrayWithObjects:time, [NSNumber numberWithInt:option], [done copy], nil]];
    }
    [self continueLater];
}

- (void)continueLater {
    [NSObject cancelPreviousPerformRequestsWithTarget:self];
    if ([_requests count]) [self performSelector:@selector(makeNext) withObject:nil afterDelay:0];
}

- (void)makeNext {
    NSArray *request = [_requests objectAtIndex:0];
    [_requests removeObjectAtIndex:0];
    NSNumber *time = [request objectAtIndex:0];
    void (^done)(NSNumber *, UIImage *) = [request objectAtIndex:2];
    done(time, [self imageAtTime:[time doubleValue] option:(MPMovieTimeOption)[[request objectAtIndex:1] intValue]]);
    [self continueLater];
}

- (void)cancel {
    [_requests removeAllObjects];
    [NSObject cancelPreviousPerformRequestsWithTarget:self];
}

@end

@implementation MPMoviePlayerController (Thumbnails)

- (MovieThumbnails *)madeThumbnails {
    if (self.thumbnails == nil) self.thumbnails = [[MovieThumbnails alloc] initWithURL:self.contentURL];
    return self.thumbnails;
}

- (UIImage *)thumbnailImageAtTime:(NSTimeInterval)playbackTime timeOption:(MPMovieTimeOption)option {
    return [[self madeThumbnails] imageAtTime:playbackTime option:option];
}

- (void)requestThumbnailImagesAtTimes:(NSArray *)playbackTimes timeOption:(MPMovieTimeOption)option {
    MovieThumbnails *thumbnails = [self madeThumbnails];
    void (^tell)(NSNumber *, UIImage *) = ^(NSNumber *time, UIImage *image) {
        NSMutableDictionary *information = [NSMutableDictionary dictionaryWithObject:time
            forKey:MPMoviePlayerThumbnailTimeKey];
        if (image) [information setObject:image forKey:MPMoviePlayerThumbnailImageKey];
        else [information setObject:film_error(self.error) forKey:MPMoviePlayerThumbnailErrorKey];
        [self tell:MPMoviePlayerThumbnailImageRequestDidFinishNotification information:information];
    };
    if (thumbnails) {
        [thumbnails requestTimes:playbackTimes option:option then:tell];
        return;
    }
    [self performSelector:@selector(refuseThumbnails:) withObject:playbackTimes afterDelay:0];
}

- (void)refuseThumbnails:(NSArray *)times {
    for (NSNumber *time in times) {
        NSDictionary *information =
            [NSDictionary dictionaryWithObjectsAndKeys:time, MPMoviePlayerThumbnailTimeKey, film_error(self.error),
                                                       MPMoviePlayerThumbnailErrorKey, nil];
        [self tell:MPMoviePlayerThumbnailImageRequestDidFinishNotification information:information];
    }
}

- (void)cancelAllThumbnailImageRequests { [self.thumbnails cancel]; }

@end
