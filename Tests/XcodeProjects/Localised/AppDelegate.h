@interface AppDelegate : NSObject <UIApplicationDelegate> {
    UIWindow *window;
    UILabel *greeting;
    UILabel *farewell;
}

@property (nonatomic, retain) IBOutlet UIWindow *window;
@property (nonatomic, retain) IBOutlet UILabel *greeting;
@property (nonatomic, retain) IBOutlet UILabel *farewell;

@end
