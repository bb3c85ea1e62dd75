#import "AdvertisementLoad.h"
#import "CDeviceServices.h"

@implementation AdvertisementLoad {
    NSNumber *_number;
    void (^_answer)(NSString *text, NSError *error);
}

/// NSValues with the loads that wait, by their numbers.
static NSMutableDictionary *waiting;

static void said(NSDictionary *message) {
    NSNumber *number = message_number(message, @"request");
    AdvertisementLoad *load = number ? [[waiting objectForKey:number] nonretainedObjectValue] : nil;
    if (load == nil) return;
    [waiting removeObjectForKey:number];
    NSError *error = message_error(message, ADErrorDomain);
    load->_answer(error ? nil : message_text(message, @"text"), error);
}

- (id)initWithAnswer:(void (^)(NSString *text, NSError *error))answer {
    if ((self = [super init])) {
        static NSInteger last;
        if (waiting == nil) {
            waiting = [[NSMutableDictionary alloc] init];
            device_service_hear(DeviceServiceAdvertising, said);
        }
        _answer = [answer copy];
        _number = [NSNumber numberWithInteger:++last];
        [waiting setObject:[NSValue valueWithNonretainedObject:self] forKey:_number];
        if (!device_service_ask(DeviceServiceAdvertising, [NSDictionary dictionaryWithObject:_number forKey:@"request"])) {
            [self performSelector:@selector(failWithoutDevice) withObject:nil afterDelay:0];
        }
    }
    return self;
}

- (void)failWithoutDevice {
    said([NSDictionary dictionaryWithObjectsAndKeys:_number, @"request", [NSNumber numberWithInt:ADErrorInventoryUnavailable],
                                                    @"code", @"Ad inventory unavailable", @"words", nil]);
}

- (void)dealloc { [waiting removeObjectForKey:_number]; }

@end
