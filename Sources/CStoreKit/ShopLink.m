#import "ShopLink.h"
#import "CDeviceServices.h"
#include <stdlib.h>

static BOOL is_open;

NSError *shop_unreachable_error(void) {
    NSDictionary *information = [NSDictionary dictionaryWithObject:@"Cannot connect to iTunes Store"
                                                            forKey:NSLocalizedDescriptionKey];
    return [NSError errorWithDomain:SKErrorDomain code:SKErrorUnknown userInfo:information];
}

static void shop_said(NSDictionary *message) {
    NSString *subject = message_text(message, @"of");
    if ([subject isEqualToString:@"transactions"]) {
        [[SKPaymentQueue defaultQueue] shopHasTransactions:message_list(message, @"transactions")
                                                 ofRequest:message_number(message, @"request")];
    } else if ([subject isEqualToString:@"products"]) {
        [SKProductsRequest shopAnswers:message];
    } else if ([subject isEqualToString:@"restored"]) {
        [[SKPaymentQueue defaultQueue] shopHasRestored:message_error(message, SKErrorDomain)];
    } else if ([subject isEqualToString:@"open"]) {
        is_open = [message_number(message, @"open") boolValue];
    }
}

void shop_link_open(void) {
    static BOOL is_linked;
    if (is_linked) return;
    is_linked = YES;
    const char *state = getenv("VERGER_SHOP");
    is_open = state == NULL || *state == 0;
    device_service_hear(DeviceServiceShop, shop_said);
}

BOOL shop_is_open(void) {
    shop_link_open();
    return is_open;
}
