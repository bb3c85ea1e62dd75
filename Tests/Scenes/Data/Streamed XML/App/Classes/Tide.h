#import <Foundation/Foundation.h>

@interface Tide : NSObject {
    NSString *port;
    NSInteger hour;
    NSInteger height;
}

@property (nonatomic, copy) NSString *port;
@property (nonatomic) NSInteger hour;
@property (nonatomic) NSInteger height;

@end
