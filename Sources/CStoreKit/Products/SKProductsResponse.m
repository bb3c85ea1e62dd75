#import "CDeviceServices.h"
#import "Products/ProductState.h"

@implementation SKProductsResponse

- (id)initWithShop:(NSDictionary *)message {
    if ((self = [super init])) {
        NSMutableArray *products = [NSMutableArray array], *unknown = [NSMutableArray array];
        for (NSDictionary *entry in message_list(message, @"products")) {
            SKProduct *product = [[SKProduct alloc] initWithShop:entry];
            if (product) [products addObject:product];
        }
        for (NSString *identifier in message_list(message, @"invalid")) {
            if ([identifier isKindOfClass:[NSString class]]) [unknown addObject:identifier];
        }
        _products = [products copy];
        _invalidProductIdentifiers = [unknown copy];
    }
    return self;
}

@end
