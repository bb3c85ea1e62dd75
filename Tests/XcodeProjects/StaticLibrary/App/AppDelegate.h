@interface AppDelegate : NSObject <UIApplicationDelegate> {
    UIWindow *window;
}

@end
