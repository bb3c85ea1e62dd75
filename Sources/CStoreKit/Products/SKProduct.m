#import "CDeviceServices.h"
#import "Products/ProductState.h"

@implementation SKProduct

- (id)initWithShop:(NSDictionary *)message {
    if (![message isKindOfClass:[NSDictionary class]] || !(self = [super init])) return nil;
    _productIdentifier = message_text(message, @"identifier");
    _localizedTitle = message_text(message, @"title");
    _localizedDescription = message_text(message, @"description");
    _price = [NSDecimalNumber decimalNumberWithString:message_text(message, @"price") ?: @"0"];
    _priceLocale = [[NSLocale alloc] initWithLocaleIdentifier:message_text(message, @"locale") ?: @"en_US"];
    return _productIdentifier ? self : nil;
}

- (NSString *)description {
    return [NSString stringWithFormat:@"<%@: %p; %@, %@>", [self class], self, _productIdentifier, _price];
}

@end
