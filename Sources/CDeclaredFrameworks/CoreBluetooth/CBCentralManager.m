#import "Notice/Refusal.h"
#import <CoreBluetooth/CoreBluetooth.h>

@implementation CBCentralManager

- (id)initWithDelegate:(id<CBCentralManagerDelegate>)delegate queue:(dispatch_queue_t)queue {
    if ((self = [super init])) {
        _delegate = delegate;
        [self performSelector:@selector(tellState) withObject:nil afterDelay:0];
    }
    return self;
}

- (CBCentralManagerState)state { return CBCentralManagerStateUnsupported; }
- (void)tellState { [self.delegate centralManagerDidUpdateState:self]; }

- (void)retrievePeripherals:(NSArray *)peripheralUUIDs REFUSES()
- (void)retrieveConnectedPeripherals REFUSES()
- (void)scanForPeripheralsWithServices:(NSArray *)serviceUUIDs options:(NSDictionary *)options REFUSES()
- (void)connectPeripheral:(CBPeripheral *)peripheral options:(NSDictionary *)options REFUSES()

- (void)stopScan {
}

- (void)cancelPeripheralConnection:(CBPeripheral *)peripheral {
}

@end
