#pragma once
#import <UIKit/UIKitTypes.h>

@class UIBarButtonItem, UIPrintFormatter, UIPrintInfo, UIPrintInteractionController, UIPrintPageRenderer, UIPrintPaper;
@class UIView, UIViewController;
@protocol UIPrintInteractionControllerDelegate;

typedef void (^UIPrintInteractionCompletionHandler)(UIPrintInteractionController *printInteractionController,
                                                    BOOL completed, NSError *error);

/// Lets the user print (iOS 4.2). The device has no printer: printing is not available, which apps ask first.
@interface UIPrintInteractionController : NSObject
/// NO.
+ (BOOL)isPrintingAvailable;
+ (NSSet *)printableUTIs;
/// NO.
+ (BOOL)canPrintURL:(NSURL *)url;
/// NO.
+ (BOOL)canPrintData:(NSData *)data;
+ (UIPrintInteractionController *)sharedPrintController;
@property (nonatomic, retain) UIPrintInfo *printInfo;
@property (nonatomic, assign) id<UIPrintInteractionControllerDelegate> delegate;
@property (nonatomic) BOOL showsPageRange;
/// nil.
@property (nonatomic, readonly) UIPrintPaper *printPaper;
@property (nonatomic, retain) UIPrintPageRenderer *printPageRenderer;
@property (nonatomic, retain) UIPrintFormatter *printFormatter;
@property (nonatomic, copy) id printingItem;
@property (nonatomic, copy) NSArray *printingItems;
/// NO; the handler is told of UIPrintingNotAvailableError.
- (BOOL)presentAnimated:(BOOL)animated completionHandler:(UIPrintInteractionCompletionHandler)completion;
- (BOOL)presentFromRect:(CGRect)rect
                 inView:(UIView *)view
               animated:(BOOL)animated
      completionHandler:(UIPrintInteractionCompletionHandler)completion;
- (BOOL)presentFromBarButtonItem:(UIBarButtonItem *)item
                        animated:(BOOL)animated
               completionHandler:(UIPrintInteractionCompletionHandler)completion;
- (void)dismissAnimated:(BOOL)animated;
@end

@protocol UIPrintInteractionControllerDelegate <NSObject>
@optional
- (UIViewController *)printInteractionControllerParentViewController:(UIPrintInteractionController *)controller;
- (UIPrintPaper *)printInteractionController:(UIPrintInteractionController *)controller choosePaper:(NSArray *)paperList;
- (void)printInteractionControllerWillPresentPrinterOptions:(UIPrintInteractionController *)controller;
- (void)printInteractionControllerDidPresentPrinterOptions:(UIPrintInteractionController *)controller;
- (void)printInteractionControllerWillDismissPrinterOptions:(UIPrintInteractionController *)controller;
- (void)printInteractionControllerDidDismissPrinterOptions:(UIPrintInteractionController *)controller;
- (void)printInteractionControllerWillStartJob:(UIPrintInteractionController *)controller;
- (void)printInteractionControllerDidFinishJob:(UIPrintInteractionController *)controller;
@end
