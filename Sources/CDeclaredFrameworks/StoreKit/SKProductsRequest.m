#import "Notice/NotThereYet.h"
#import <StoreKit/StoreKit.h>

@implementation SKProduct
@end

@implementation SKProductsResponse
@end

@implementation SKRequest

- (void)start {
    NOT_THERE_YET("SKRequest", "the shop");
    [self performSelector:@selector(fail) withObject:nil afterDelay:0];
}

- (void)cancel { [NSObject cancelPreviousPerformRequestsWithTarget:self selector:@selector(fail) object:nil]; }

- (void)fail {
    if (![_delegate respondsToSelector:@selector(request:didFailWithError:)]) return;
    NSDictionary *information = [NSDictionary dictionaryWithObject:@"Cannot connect to iTunes Store"
                                                            forKey:NSLocalizedDescriptionKey];
    [_delegate request:self
        didFailWithError:[NSError errorWithDomain:NSURLErrorDomain
                                             code:NSURLErrorCannotConnectToHost
                                         userInfo:information]];
}

@end

@implementation SKProductsRequest
@dynamic delegate;

- (id)initWithProductIdentifiers:(NSSet *)productIdentifiers { return [self init]; }

@end
