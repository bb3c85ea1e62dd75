@interface AppDelegate : NSObject <UIApplicationDelegate> {
    UIWindow *window;
    Catalogue *catalogue;
}
@end
