#import "Notice/NotThereYet.h"
#import <Twitter/Twitter.h>

@implementation TWRequest

- (id)initWithURL:(NSURL *)url parameters:(NSDictionary *)parameters requestMethod:(TWRequestMethod)requestMethod {
    if ((self = [super init])) {
        _URL = url;
        _parameters = [parameters copy];
        _requestMethod = requestMethod;
    }
    return self;
}

- (void)addMultiPartData:(NSData *)data withName:(NSString *)name type:(NSString *)type {
    NOT_THERE_YET("TWRequest", "sending data");
}

- (NSURLRequest *)signedURLRequest { return nil; }

- (void)performRequestWithHandler:(TWRequestHandler)handler {
    NOT_THERE_YET("TWRequest", "asking the service");
    if (handler == nil) return;
    NSError *error = [NSError errorWithDomain:NSURLErrorDomain code:NSURLErrorUserAuthenticationRequired userInfo:nil];
    NSBlockOperation *answer = [NSBlockOperation blockOperationWithBlock:^{ handler(nil, nil, error); }];
    [[[NSOperationQueue alloc] init] addOperation:answer];
}

@end
