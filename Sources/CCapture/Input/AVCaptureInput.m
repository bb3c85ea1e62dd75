#import "Session/SessionState.h"

@implementation AVCaptureInput
- (NSArray *)ports { return [NSArray array]; }
@end
