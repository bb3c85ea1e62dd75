// script: tap 160 60
// script: wait 1
// script: type "hello"
// script: tap "Undo"
// script: wait 1
// Text fields note what to undo in the app's own NSUndoManager; the keyboard's notices carry values of the iPhone.

#import <UIKit/UIKit.h>

@interface Delegate : NSObject <UIApplicationDelegate> {
    UIWindow *window;
    UITextField *field;
    NSString *colour;
}
@end
@implementation Delegate

- (void)keyboardWillShow:(NSNotification *)notice {
    NSDictionary *info = [notice userInfo];
    CGRect bounds = [[info objectForKey:UIKeyboardBoundsUserInfoKey] CGRectValue];
    CGPoint begin = [[info objectForKey:UIKeyboardCenterBeginUserInfoKey] CGPointValue];
    CGPoint end = [[info objectForKey:UIKeyboardCenterEndUserInfoKey] CGPointValue];
    printf("keyboard %s %s %s %d\n", [NSStringFromCGRect(bounds) UTF8String], [NSStringFromCGPoint(begin) UTF8String],
           [NSStringFromCGPoint(end) UTF8String],
           [[info objectForKey:UIKeyboardAnimationDurationUserInfoKey] doubleValue] > 0);
}

- (void)textDidChange:(NSNotification *)notice {
    if ([notice object] != field) printf("another object\n");
}

- (void)setColour:(NSString *)name {
    [[field.undoManager prepareWithInvocationTarget:self] setColour:colour];
    [colour autorelease];
    colour = [name copy];
}

- (void)undo {
    NSUndoManager *manager = field.undoManager;
    printf("%d %d %s\n", [manager isKindOfClass:[NSUndoManager class]], manager == field.undoManager,
           [[manager undoActionName] UTF8String]);
    colour = @"red";
    [self setColour:@"blue"];
    [manager undo];
    printf("%s %s\n", [colour UTF8String], [field.text UTF8String]);
    [manager undo];
    printf("[%s] %d %d\n", [field.text UTF8String], [manager canUndo], [manager canRedo]);
    [manager redo];
    printf("[%s]\n", [field.text UTF8String]);
}

- (void)applicationDidFinishLaunching:(UIApplication *)application {
    NSNotificationCenter *center = [NSNotificationCenter defaultCenter];
    [center addObserver:self selector:@selector(keyboardWillShow:) name:UIKeyboardWillShowNotification object:nil];
    [center addObserver:self selector:@selector(textDidChange:) name:UITextFieldTextDidChangeNotification object:field];
    window = [[UIWindow alloc] initWithFrame:[[UIScreen mainScreen] bounds]];
    field = [[UITextField alloc] initWithFrame:CGRectMake(20, 40, 280, 40)];
    field.borderStyle = UITextBorderStyleRoundedRect;
    field.autocapitalizationType = UITextAutocapitalizationTypeNone;
    field.autocorrectionType = UITextAutocorrectionTypeNo;
    [window addSubview:field];
    UIButton *button = [UIButton buttonWithType:UIButtonTypeRoundedRect];
    button.frame = CGRectMake(20, 120, 200, 40);
    [button setTitle:@"Undo" forState:UIControlStateNormal];
    [button addTarget:self action:@selector(undo) forControlEvents:UIControlEventTouchUpInside];
    [window addSubview:button];
    [window makeKeyAndVisible];
}
@end

int main(int argc, char *argv[]) {
    setvbuf(stdout, NULL, _IOLBF, 0);
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    int result = UIApplicationMain(argc, argv, nil, @"Delegate");
    [pool release];
    return result;
}

// > keyboard {{0, 0}, {320, 216}} {160, 588} {160, 372} 1
// > 1 1 Typing
// > red hello
// > [] 0 1
// > [hello]
