// environment: VERGER_ZOMBIES=1
// status: 134
// error: *** -[UILabel setText:]: message sent to deallocated instance 0x
// error: main + 
// A message to a framework object that is gone says so.

#import <UIKit/UIKit.h>

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    UILabel *label = [[UILabel alloc] initWithFrame:CGRectZero];
    label.text = @"alive";
    [label release];
    label.text = @"dead";
    [pool drain];
    return 0;
}
