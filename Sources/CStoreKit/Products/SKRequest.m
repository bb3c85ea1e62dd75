#import "Products/ProductState.h"
#import "ShopLink.h"

@implementation SKRequest

/// Those that wait for an answer, by their numbers. A request lives as long as it waits.
static NSMutableDictionary *waiting;

+ (SKRequest *)requestWithNumber:(NSNumber *)number { return number ? [waiting objectForKey:number] : nil; }

- (id)init {
    static NSInteger last;
    if ((self = [super init])) _number = [[NSNumber alloc] initWithInteger:++last];
    return self;
}

- (void)start {
    if ([waiting objectForKey:_number]) return;
    if (waiting == nil) waiting = [[NSMutableDictionary alloc] init];
    [waiting setObject:self forKey:_number];
    shop_link_open();
    if ([self ask]) return;
    [self performSelectorOnMainThread:@selector(failWithError:) withObject:shop_unreachable_error() waitUntilDone:NO];
}

- (BOOL)ask { return NO; }

- (void)cancel { [self end]; }

- (void)end { [waiting removeObjectForKey:_number]; }

- (void)failWithError:(NSError *)error {
    // Cancelled meanwhile.
    if ([waiting objectForKey:_number] == nil) return;
    [self end];
    if ([_delegate respondsToSelector:@selector(request:didFailWithError:)]) [_delegate request:self didFailWithError:error];
}

@end
