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
/// - Status: stub
- (BOOL)previewController:(QLPreviewController *)controller
            shouldOpenURL:(NSURL *)url
           forPreviewItem:(id<QLPreviewItem>)item;
/// Where the preview comes from, for its animation, which it has not. Since iOS 4.
///
/// - Status: stub
- (CGRect)previewController:(QLPreviewController *)controller
        frameForPreviewItem:(id<QLPreviewItem>)item
               inSourceView:(UIView **)view;
/// - Status: stub
- (UIImage *)previewController:(QLPreviewController *)controller
    transitionImageForPreviewItem:(id<QLPreviewItem>)item
                      contentRect:(CGRect *)contentRect;
@end

/// Shows documents: pictures, texts, web pages and PDF; of others their name and size. Several have arrows. Since iOS 4.
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
