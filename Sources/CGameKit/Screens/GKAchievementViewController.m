#import "Screens/AchievementsPage.h"

@implementation GKAchievementViewController

- (id)init {
    if ((self = [super init])) {
        game_pages_begin(self, [[AchievementsPage alloc] init], UIBarButtonSystemItemDone, @selector(finish));
    }
    return self;
}

- (void)finish {
    id delegate = _achievementDelegate;
    [delegate achievementViewControllerDidFinish:self];
}

@end
