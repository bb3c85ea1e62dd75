import Foundation
import Testing
import UIKit

/// A class of objects that archives hold, with another value for each of its properties.
@MainActor struct Specimen: @MainActor CustomTestStringConvertible, @unchecked Sendable {
    let name: String
    let make: () -> NSObject
    let changes: [Change]

    init(_ name: String, _ changes: [Change], _ make: @escaping () -> NSObject) {
        self.name = name
        self.changes = changes
        self.make = make
    }

    var testDescription: String { name }

    static let all = [
        view, imageView, label, indicator, progress, picker, control, button, roundedRectButton, toggle, slider, pages,
        segments, stepper, datePicker, refresh, textField, textView, scrollView, path,
    ]

    static let frame = CGRect(x: 11, y: 22, width: 133, height: 47)

    // MARK: Values

    static let picture = draw(.red)
    static let otherPicture = draw(UIColor(red: 0, green: 0.4, blue: 0.8, alpha: 0.5))

    private static func draw(_ color: UIColor) -> UIImage {
        UIGraphicsBeginImageContext(CGSize(width: 9, height: 7))
        defer { UIGraphicsEndImageContext() }
        color.setFill()
        UIRectFill(CGRect(x: 1, y: 1, width: 6, height: 4))
        return (UIGraphicsGetImageFromCurrentImageContext() ?? UIImage())
            .stretchableImage(withLeftCapWidth: 2, topCapHeight: 3)
    }

    private static let insets = UIEdgeInsets(top: 1, left: 2.5, bottom: 3, right: 4)

    // MARK: Views

    static let viewChanges = [
        Change(\UIView.tag, 77), Change(\UIView.alpha, 0.625),
        Change(\UIView.backgroundColor, UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.75)),
        Change(\UIView.transform, CGAffineTransform(a: 1, b: 0.25, c: 0, d: 1.5, tx: 3, ty: -4)),
        Change(\UIView.autoresizingMask, [.flexibleWidth, .flexibleTopMargin]),
        Change(\UIView.autoresizesSubviews, false), Change(\UIView.isExclusiveTouch, true),
        Change(\UIView.clearsContextBeforeDrawing, false),
        Change(\UIView.contentStretch, CGRect(x: 0.25, y: 0.5, width: 0.5, height: 0.25)),
        Change(\UIView.contentMode, .bottomRight),
    ]

    static let view = Specimen(
        "UIView",
        viewChanges + [
            Change(\UIView.isOpaque, false), Change(\UIView.isHidden, true), Change(\UIView.clipsToBounds, true),
            Change(\UIView.isUserInteractionEnabled, false), Change(\UIView.isMultipleTouchEnabled, true),
            Change(\UIView.bounds, CGRect(x: 5, y: 6, width: 70, height: 80)),
            Change(\UIView.center, CGPoint(x: 100.5, y: 50)),
            Change(
                "subviews", of: UIView.self,
                { view in
                    let inner = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
                    inner.addSubview(UILabel(frame: CGRect(x: 5, y: 6, width: 7, height: 8)))
                    view.addSubview(inner)
                    view.addSubview(UISlider(frame: CGRect(x: 1, y: 1, width: 40, height: 20)))
                }, { view in view.subviews + view.subviews.flatMap { $0.subviews } }),
            Change(
                "gestureRecognizers", of: UIView.self,
                { $0.addGestureRecognizer(UITapGestureRecognizer(target: nil, action: nil)) },
                { $0.gestureRecognizers?.map { "\(type(of: $0))" } }),
        ]
    ) { UIView(frame: frame) }

    static let imageView = Specimen(
        "UIImageView",
        [
            Change(\UIImageView.image, picture), Change(\UIImageView.highlightedImage, otherPicture),
            Change(\UIImageView.isHighlighted, true), Change(\UIImageView.animationImages, [picture, otherPicture]),
            Change(\UIImageView.highlightedAnimationImages, [otherPicture, otherPicture, picture]),
            Change(\UIImageView.animationDuration, 2.5), Change(\UIImageView.animationRepeatCount, 3),
            Change(\UIView.isUserInteractionEnabled, true), Change(\UIView.isOpaque, true),
        ]
    ) { UIImageView(frame: frame) }

    static let label = Specimen(
        "UILabel",
        [
            Change(\UILabel.text, "Grüße \u{1F600} <&>"),
            Change(\UILabel.font, UIFont(name: "Georgia-Bold", size: 13.5)),
            Change(\UILabel.textColor, .red), Change(\UILabel.shadowColor, UIColor(white: 0.5, alpha: 0.25)),
            Change(\UILabel.shadowOffset, CGSize(width: 2, height: 3)), Change(\UILabel.textAlignment, .right),
            Change(\UILabel.lineBreakMode, .byTruncatingMiddle), Change(\UILabel.highlightedTextColor, .blue),
            Change(\UILabel.isHighlighted, true), Change(\UILabel.isEnabled, false), Change(\UILabel.numberOfLines, 0),
            Change(\UILabel.adjustsFontSizeToFitWidth, true), Change(\UILabel.minimumFontSize, 9.5),
            Change(\UILabel.minimumScaleFactor, 0.25),
            Change(\UILabel.baselineAdjustment, .alignCenters), Change(\UIView.contentMode, .left),
            Change(\UIView.backgroundColor, nil), Change(\UIView.isUserInteractionEnabled, true),
        ]
    ) { UILabel(frame: frame) }

    static let indicator = Specimen(
        "UIActivityIndicatorView",
        [
            Change(\UIActivityIndicatorView.hidesWhenStopped, false),
            Change(\UIActivityIndicatorView.activityIndicatorViewStyle, .whiteLarge),
            Change(\UIActivityIndicatorView.color, .green),
            Change("animation", of: UIActivityIndicatorView.self, { $0.startAnimating() }, { $0.isAnimating }),
        ]
    ) { UIActivityIndicatorView(activityIndicatorStyle: .gray) }

    static let progress = Specimen(
        "UIProgressView",
        [
            Change(\UIProgressView.progressViewStyle, .bar), Change(\UIProgressView.progress, 0.375),
            Change(\UIProgressView.progressTintColor, .red), Change(\UIProgressView.trackTintColor, .yellow),
        ]
    ) { UIProgressView(frame: frame) }

    static let picker = Specimen("UIPickerView", [Change(\UIPickerView.showsSelectionIndicator, true)]) {
        UIPickerView(frame: CGRect(x: 0, y: 0, width: 200, height: 216))
    }

    static let scrollView = Specimen("UIScrollView", scrolling) { UIScrollView(frame: frame) }

    static let scrolling = [
        Change(\UIScrollView.contentSize, CGSize(width: 500, height: 600)),
        Change(\UIScrollView.contentInset, insets), Change(\UIScrollView.scrollIndicatorInsets, insets),
        Change(\UIScrollView.contentOffset, CGPoint(x: 12, y: 34)), Change(\UIScrollView.isScrollEnabled, false),
        Change(\UIScrollView.isPagingEnabled, true), Change(\UIScrollView.isDirectionalLockEnabled, true),
        Change(\UIScrollView.scrollsToTop, false), Change(\UIScrollView.bounces, false),
        Change(\UIScrollView.bouncesZoom, false), Change(\UIScrollView.alwaysBounceVertical, true),
        Change(\UIScrollView.alwaysBounceHorizontal, true), Change(\UIScrollView.delaysContentTouches, false),
        Change(\UIScrollView.canCancelContentTouches, false),
        Change(\UIScrollView.showsVerticalScrollIndicator, false),
        Change(\UIScrollView.showsHorizontalScrollIndicator, false), Change(\UIScrollView.indicatorStyle, .white),
        Change(\UIScrollView.decelerationRate, UIScrollViewDecelerationRateFast),
        Change(\UIScrollView.minimumZoomScale, 0.5), Change(\UIScrollView.maximumZoomScale, 4),
    ]

    // MARK: Values

    static let path = Specimen(
        "UIBezierPath",
        [
            Change(
                "path", of: UIBezierPath.self,
                { path in
                    path.move(to: CGPoint(x: 1, y: 2))
                    path.addLine(to: CGPoint(x: 3.25, y: 4))
                    path.addQuadCurve(to: CGPoint(x: 9, y: 9), controlPoint: CGPoint(x: 4, y: 5))
                    path.addCurve(
                        to: CGPoint(x: 20, y: 0), controlPoint1: CGPoint(x: 12, y: 1),
                        controlPoint2: CGPoint(x: 15, y: 2))
                    path.close()
                }, { $0.cgPath.elements }),
            Change(\UIBezierPath.lineWidth, 3.5), Change(\UIBezierPath.lineCapStyle, .round),
            Change(\UIBezierPath.lineJoinStyle, .bevel), Change(\UIBezierPath.miterLimit, 4),
            Change(\UIBezierPath.flatness, 0.25), Change(\UIBezierPath.usesEvenOddFillRule, true),
            Change(
                "dashes", of: UIBezierPath.self, { $0.setLineDash([2, 3.5], count: 2, phase: 1.5) },
                { path -> Any? in
                    var count = 0
                    var phase: CGFloat = 0
                    path.getLineDash(nil, count: &count, phase: &phase)
                    var lengths = [CGFloat](repeating: 0, count: count)
                    path.getLineDash(&lengths, count: nil, phase: nil)
                    return "\(lengths) \(phase)"
                }),
        ]
    ) { UIBezierPath() }
}
