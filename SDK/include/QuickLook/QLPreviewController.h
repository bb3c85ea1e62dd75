#pragma once
#import <UIKit/UIKit.h>

@class QLPreviewController;

@protocol QLPreviewItem <NSObject>
@property (nonatomic, readonly) NSURL *previewItemURL;
@optional
@property (nonatomic, readonly) NSString *previewItemTitle;
@end

@interface NSURL (QLPreviewItem) <QLPreviewItem>
@property (nonatomic, readonly) NSURL *previewItemURL;
@property (nonatomic, readonly) NSString *previewItemTitle;
@end

@protocol QLPreviewControllerDataSource
- (NSInteger)numberOfPreviewItemsInPreviewController:(QLPreviewController *)controller;
- (id<QLPreviewItem>)previewController:(QLPreviewController *)controller previewItemAtIndex:(NSInteger)index;
@end

@protocol QLPreviewControllerDelegate <NSObject>
@optional
- (void)previewControllerWillDismiss:(QLPreviewController *)controller;
- (void)previewControllerDidDismiss:(QLPreviewController *)controller;
- (BOOL)previewController:(QLPreviewController *)controller
            shouldOpenURL:(NSURL *)url
           forPreviewItem:(id<QLPreviewItem>)item;
/// Where the preview comes from, for its animation. Since iOS 4.
- (CGRect)previewController:(QLPreviewController *)controller
        frameForPreviewItem:(id<QLPreviewItem>)item
               inSourceView:(UIView **)view;
- (UIImage *)previewController:(QLPreviewController *)controller
    transitionImageForPreviewItem:(id<QLPreviewItem>)item
                      contentRect:(CGRect *)contentRect;
@end

/// Shows documents, of which it can show what a web view can: text and images. Since iOS 4.
///
/// - Status: stub
@interface QLPreviewController : UIViewController
/// Whether the item is of such a kind.
+ (BOOL)canPreviewItem:(id<QLPreviewItem>)item;
@property (nonatomic, assign) id<QLPreviewControllerDataSource> dataSource;
@property (nonatomic, assign) id<QLPreviewControllerDelegate> delegate;
- (void)reloadData;
- (void)refreshCurrentPreviewItem;
@property NSInteger currentPreviewItemIndex;
@property (nonatomic, readonly) id<QLPreviewItem> currentPreviewItem;
@end
