#import <Foundation/Foundation.h>

@interface Station : NSObject {
    NSString *identifier;
    NSString *kind;
    NSString *name;
    NSString *note;
}

@property (nonatomic, copy) NSString *identifier;
@property (nonatomic, copy) NSString *kind;
@property (nonatomic, copy) NSString *name;
@property (nonatomic, copy) NSString *note;

@end
