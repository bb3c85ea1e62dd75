#import "PhotoStore.h"
#import "Photo.h"

@implementation PhotoStore

@synthesize delegate, photos;

- (id)initWithServer:(NSURL *)aServer {
    if ((self = [super init])) {
        server = [aServer retain];
        photos = [[NSArray alloc] init];
    }
    return self;
}

- (BOOL)isLoading {
    return download != nil;
}

- (void)reload {
    if (download) return;
    // Who asks for the list again wants to see what is new.
    download = [[Download alloc] initWithURL:[NSURL URLWithString:@"photos.json" relativeToURL:server]
                                 cachePolicy:NSURLRequestReloadIgnoringLocalCacheData
                                    delegate:self];
}

- (void)downloadDidFinish:(Download *)aDownload {
    [download autorelease];
    download = nil;
    NSError *error = nil;
    NSArray *list = [NSJSONSerialization JSONObjectWithData:aDownload.data options:0 error:&error];
    if (list && ![list isKindOfClass:[NSArray class]]) {
        error = [NSError errorWithDomain:NSURLErrorDomain code:NSURLErrorCannotParseResponse userInfo:nil];
        list = nil;
    }
    if (list == nil) return [delegate photoStore:self didFailWithError:error];
    NSMutableArray *found = [NSMutableArray array];
    for (NSDictionary *dictionary in list) {
        Photo *photo = [[Photo alloc] initWithDictionary:dictionary server:server];
        if (photo) [found addObject:photo];
        [photo release];
    }
    [photos release];
    photos = [found copy];
    [delegate photoStoreDidLoad:self];
}

- (void)download:(Download *)aDownload didFailWithError:(NSError *)error {
    [download autorelease];
    download = nil;
    [delegate photoStore:self didFailWithError:error];
}

- (void)dealloc {
    [download cancel];
    [download release];
    [photos release];
    [server release];
    [super dealloc];
}

@end
