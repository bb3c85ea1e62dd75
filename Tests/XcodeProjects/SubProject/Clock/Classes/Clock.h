#import <Foundation/Foundation.h>

@interface Clock : NSObject

+ (NSString *)textForSeconds:(NSInteger)seconds;

@end
