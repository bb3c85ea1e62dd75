#import "Photo.h"

@implementation Photo

@synthesize title, details, image;

- (id)initWithDictionary:(NSDictionary *)dictionary server:(NSURL *)server {
    if ((self = [super init])) {
        // A server can answer anything.
        if (![dictionary isKindOfClass:[NSDictionary class]]) {
            [self release];
            return nil;
        }
        NSString *path = [dictionary objectForKey:@"image"];
        title = [[dictionary objectForKey:@"title"] copy];
        details = [[dictionary objectForKey:@"details"] copy];
        BOOL isSound = [path isKindOfClass:[NSString class]] && [title isKindOfClass:[NSString class]] &&
            (details == nil || [details isKindOfClass:[NSString class]]);
        if (isSound) address = [[NSURL URLWithString:path relativeToURL:server] retain];
        if (address == nil) {
            [self release];
            return nil;
        }
    }
    return self;
}

- (void)fetchImage {
    if (image || download) return;
    download = [[Download alloc] initWithURL:address
                                 cachePolicy:NSURLRequestUseProtocolCachePolicy
                                    delegate:self];
}

- (void)downloadDidFinish:(Download *)aDownload {
    self.image = [UIImage imageWithData:aDownload.data];
    [download release];
    download = nil;
}

/// The placeholder stays; the picture is asked for again when the photo is shown again.
- (void)download:(Download *)aDownload didFailWithError:(NSError *)error {
    NSLog(@"%@: %@", title, [error localizedDescription]);
    [download release];
    download = nil;
}

- (void)dealloc {
    [download cancel];
    [download release];
    [address release];
    [title release];
    [details release];
    [image release];
    [super dealloc];
}

@end
