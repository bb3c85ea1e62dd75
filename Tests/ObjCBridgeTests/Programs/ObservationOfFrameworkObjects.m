// Rule 9: objects that the frameworks made themselves announce their changes, once they are observed.

#import <UIKit/UIKit.h>

@interface Observer : NSObject
@end
@implementation Observer
- (void)observeValueForKeyPath:(NSString *)path
                      ofObject:(id)object
                        change:(NSDictionary *)change
                       context:(void *)context {
    printf("%s: %s\n", [path UTF8String], [[[change objectForKey:NSKeyValueChangeNewKey] description] UTF8String]);
}
@end

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    UIButton *button = [UIButton buttonWithType:UIButtonTypeCustom];
    [button setTitle:@"first" forState:UIControlStateNormal];
    [button layoutIfNeeded];
    UILabel *label = button.titleLabel;
    Observer *observer = [[[Observer alloc] init] autorelease];
    [label addObserver:observer forKeyPath:@"text" options:NSKeyValueObservingOptionNew context:NULL];
    label.text = @"by the app";
    [button setTitle:@"second" forState:UIControlStateNormal];
    [button layoutIfNeeded];
    printf("%s %d\n", [label.text UTF8String], label == button.titleLabel);
    [label removeObserver:observer forKeyPath:@"text"];
    [button setTitle:@"third" forState:UIControlStateNormal];
    [button layoutIfNeeded];
    printf("%s %s\n", [label.text UTF8String], [NSStringFromClass([label class]) UTF8String]);
    [pool drain];
    return 0;
}

// > text: by the app
// > text: second
// > second 1
// > third UILabel
