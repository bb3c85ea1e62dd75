#import "CDeviceServices.h"
#import "Products/ProductState.h"
#import "ShopLink.h"

@implementation SKProductsRequest {
    NSArray *_identifiers;
}
@dynamic delegate;

- (id)initWithProductIdentifiers:(NSSet *)productIdentifiers {
    if ((self = [super init])) {
        NSMutableArray *identifiers = [NSMutableArray array];
        for (NSString *identifier in productIdentifiers) {
            if ([identifier isKindOfClass:[NSString class]]) [identifiers addObject:identifier];
        }
        // The order of a set follows from addresses.
        _identifiers = [identifiers sortedArrayUsingSelector:@selector(compare:)];
    }
    return self;
}

- (BOOL)ask {
    NSDictionary *message = [NSDictionary dictionaryWithObjectsAndKeys:@"products", @"do", self.number, @"request",
                                                                       _identifiers ?: [NSArray array], @"identifiers", nil];
    return device_service_ask(DeviceServiceShop, message);
}

+ (void)shopAnswers:(NSDictionary *)message {
    SKRequest *waiting = [SKRequest requestWithNumber:message_number(message, @"request")];
    if (![waiting isKindOfClass:[SKProductsRequest class]]) return;
    SKProductsRequest *request = (SKProductsRequest *)waiting;
    NSError *error = message_error(message, SKErrorDomain);
    if (error) return [request failWithError:error];
    [request.delegate productsRequest:request didReceiveResponse:[[SKProductsResponse alloc] initWithShop:message]];
    // The delegate may have cancelled it, and be gone.
    if ([SKRequest requestWithNumber:request.number] == nil) return;
    [request end];
    if ([request.delegate respondsToSelector:@selector(requestDidFinish:)]) [request.delegate requestDidFinish:request];
}

@end
