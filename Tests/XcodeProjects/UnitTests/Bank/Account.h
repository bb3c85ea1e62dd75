#import <Foundation/Foundation.h>

@interface Account : NSObject {
    NSInteger balance;
}
@property (nonatomic, readonly) NSInteger balance;
- (void)deposit:(NSInteger)amount;
@end
