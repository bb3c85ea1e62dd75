#import <StoreKit/StoreKit.h>

@interface SKPayment ()
@property (nonatomic, readwrite, copy) NSString *productIdentifier;
@property (nonatomic, readwrite) NSInteger quantity;
@property (nonatomic, readwrite, copy) NSData *requestData;
@end

@implementation SKPayment

+ (id)paymentWithProduct:(SKProduct *)product { return [self paymentWithProductIdentifier:product.productIdentifier]; }

+ (id)paymentWithProductIdentifier:(NSString *)identifier {
    SKPayment *payment = [[self alloc] init];
    payment.productIdentifier = identifier;
    return payment;
}

- (id)init {
    if ((self = [super init])) _quantity = 1;
    return self;
}

- (id)copyAs:(Class)class {
    SKPayment *copy = [[class alloc] init];
    copy.productIdentifier = _productIdentifier;
    copy.quantity = _quantity;
    copy.requestData = _requestData;
    return copy;
}

- (id)copyWithZone:(NSZone *)zone { return [self copyAs:[SKPayment class]]; }
- (id)mutableCopyWithZone:(NSZone *)zone { return [self copyAs:[SKMutablePayment class]]; }

- (BOOL)isEqual:(id)object {
    if (object == self) return YES;
    if (![object isKindOfClass:[SKPayment class]]) return NO;
    SKPayment *other = object;
    return other->_quantity == _quantity &&
           (other->_productIdentifier == _productIdentifier ||
            [other->_productIdentifier isEqualToString:_productIdentifier]) &&
           (other->_requestData == _requestData || [other->_requestData isEqualToData:_requestData]);
}

- (NSUInteger)hash { return [_productIdentifier hash] ^ (NSUInteger)_quantity; }

@end

@implementation SKMutablePayment
@dynamic productIdentifier, quantity, requestData;
@end
