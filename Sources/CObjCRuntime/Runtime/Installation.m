// Prepares the runtime as soon as this library is loaded, before any class of an app.

#import <Foundation/Foundation.h>

extern void blocks_install(void);
extern void destruction_install(void);
extern void exceptions_install(void);

@interface RuntimeInstallation : NSObject
@end

@implementation RuntimeInstallation
+ (void)load {
    exceptions_install();
    destruction_install();
    blocks_install();
}
@end
