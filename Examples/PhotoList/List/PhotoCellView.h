@class Photo;

/// Draws a photo: its picture, or a placeholder until that has come, beside title and details. One view draws what four
/// would show, so the list scrolls fast.
@interface PhotoCellView : UIView {
    Photo *photo;
    BOOL highlighted;
}

@property (nonatomic, retain) Photo *photo;
@property (nonatomic, getter=isHighlighted) BOOL highlighted;

@end
