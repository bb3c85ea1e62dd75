#import <UIKit/UIKit.h>

@class CatalogPage;

// The list of pages, and the page that is shown, under one navigation bar.
@interface CatalogViewController : UIViewController <UINavigationBarDelegate> {
    UINavigationBar *navigationBar;
    UIView *menu;
    CatalogPage *page;
}

@end
