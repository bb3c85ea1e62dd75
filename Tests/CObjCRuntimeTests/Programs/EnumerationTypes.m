// flags: -Wall -Werror
// Enumerations are C's: they print as %d, cover switches, and are coded by key as integers.

#import <UIKit/UIKit.h>

@interface Centred : UILabel
@end
@implementation Centred
- (UITextAlignment)textAlignment { return UITextAlignmentCenter; }
@end

@interface Telling : UIView
@end
@implementation Telling
- (void)setContentMode:(UIViewContentMode)mode {
    printf("mode %d\n", mode);
    [super setContentMode:mode];
}
@end

static const char *name(UITextAlignment alignment) {
    switch (alignment) {
    case UITextAlignmentLeft: return "left";
    case UITextAlignmentCenter: return "center";
    case UITextAlignmentRight: return "right";
    }
    return "none";
}

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    UILabel *label = [[[UILabel alloc] initWithFrame:CGRectZero] autorelease];
    label.textAlignment = UITextAlignmentRight;
    NSString *text = [NSString stringWithFormat:@"%d", label.textAlignment];
    printf("%s %s %s\n", [text UTF8String], name(label.textAlignment), @encode(UITextAlignment));
    [label setValue:[NSNumber numberWithInt:UITextAlignmentCenter] forKey:@"textAlignment"];
    printf("%s %d\n", name(label.textAlignment), [[label valueForKey:@"textAlignment"] intValue]);
    NSMethodSignature *signature = [label methodSignatureForSelector:@selector(setTextAlignment:)];
    printf("%s\n", [signature getArgumentTypeAtIndex:2]);
    Centred *centred = [[[Centred alloc] initWithFrame:CGRectZero] autorelease];
    Telling *telling = [[[Telling alloc] initWithFrame:CGRectZero] autorelease];
    telling.contentMode = UIViewContentModeBottomRight;
    printf("%s %d\n", name(centred.textAlignment), telling.contentMode);
    [pool drain];
    return 0;
}

// > 2 right i
// > center 1
// > i
// > mode 12
// > center 12
