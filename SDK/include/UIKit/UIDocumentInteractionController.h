#pragma once
#import <UIKit/UIActionSheetDelegate.h>
#import <UIKit/UIKitTypes.h>

@class UIBarButtonItem, UIView, UIViewController;
@protocol UIDocumentInteractionControllerDelegate;

/// Shows a file, or opens it in another app (iOS 3.2). The device has no other app that opens files and no previews: the
/// methods that present something return NO, as documented for that case, and show nothing.
@interface UIDocumentInteractionController : NSObject <UIActionSheetDelegate>

+ (UIDocumentInteractionController *)interactionControllerWithURL:(NSURL *)url;

@property (nonatomic, assign) id<UIDocumentInteractionControllerDelegate> delegate;
@property (retain) NSURL *URL;
/// From the file's name until it is set.
@property (nonatomic, copy) NSString *UTI;
/// The file's name until it is set.
@property (copy) NSString *name;
/// Images for the file's kind, from small to large: one of a sheet of paper.
@property (nonatomic, readonly) NSArray *icons;
/// A property list for the app that opens the file.
@property (nonatomic, retain) id annotation;

/// - Status: stub
- (BOOL)presentOptionsMenuFromRect:(CGRect)rect inView:(UIView *)view animated:(BOOL)animated;
/// - Status: stub
- (BOOL)presentOptionsMenuFromBarButtonItem:(UIBarButtonItem *)item animated:(BOOL)animated;
/// - Status: stub
- (BOOL)presentPreviewAnimated:(BOOL)animated;
/// - Status: stub
- (BOOL)presentOpenInMenuFromRect:(CGRect)rect inView:(UIView *)view animated:(BOOL)animated;
/// - Status: stub
- (BOOL)presentOpenInMenuFromBarButtonItem:(UIBarButtonItem *)item animated:(BOOL)animated;
- (void)dismissPreviewAnimated:(BOOL)animated;
- (void)dismissMenuAnimated:(BOOL)animated;

/// For a view that stands for the file: none, as there is nothing to present.
@property (nonatomic, readonly) NSArray *gestureRecognizers;

@end

@protocol UIDocumentInteractionControllerDelegate <NSObject>
@optional
- (UIViewController *)documentInteractionControllerViewControllerForPreview:(UIDocumentInteractionController *)controller;
- (CGRect)documentInteractionControllerRectForPreview:(UIDocumentInteractionController *)controller;
- (UIView *)documentInteractionControllerViewForPreview:(UIDocumentInteractionController *)controller;
- (void)documentInteractionControllerWillBeginPreview:(UIDocumentInteractionController *)controller;
- (void)documentInteractionControllerDidEndPreview:(UIDocumentInteractionController *)controller;
- (void)documentInteractionControllerWillPresentOptionsMenu:(UIDocumentInteractionController *)controller;
- (void)documentInteractionControllerDidDismissOptionsMenu:(UIDocumentInteractionController *)controller;
- (void)documentInteractionControllerWillPresentOpenInMenu:(UIDocumentInteractionController *)controller;
- (void)documentInteractionControllerDidDismissOpenInMenu:(UIDocumentInteractionController *)controller;
- (void)documentInteractionController:(UIDocumentInteractionController *)controller
        willBeginSendingToApplication:(NSString *)application;
- (void)documentInteractionController:(UIDocumentInteractionController *)controller
           didEndSendingToApplication:(NSString *)application;
- (BOOL)documentInteractionController:(UIDocumentInteractionController *)controller canPerformAction:(SEL)action;
- (BOOL)documentInteractionController:(UIDocumentInteractionController *)controller performAction:(SEL)action;
@end
