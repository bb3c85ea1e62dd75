import Foundation
import UIKit

extension Specimen {
    static let controlChanges = [
        Change(\UIControl.isEnabled, false), Change(\UIControl.isSelected, true),
        Change(\UIControl.isHighlighted, true), Change(\UIControl.contentVerticalAlignment, .bottom),
        Change(\UIControl.contentHorizontalAlignment, .right),
    ]

    static let control = Specimen("UIControl", controlChanges) { UIControl(frame: frame) }

    static let button = Specimen("UIButton", buttonChanges) { UIButton(frame: frame) }

    static let roundedRectButton = Specimen("UIButton, round", buttonChanges) {
        let button = UIButton(type: .roundedRect)
        button.frame = frame
        return button
    }

    static let buttonChanges =
        controlChanges + [
            Change(\UIButton.contentEdgeInsets, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)),
            Change(\UIButton.titleEdgeInsets, UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)),
            Change(\UIButton.imageEdgeInsets, UIEdgeInsets(top: -1, left: 2, bottom: 0, right: 1)),
            Change(\UIButton.reversesTitleShadowWhenHighlighted, true),
            Change(\UIButton.adjustsImageWhenHighlighted, false), Change(\UIButton.adjustsImageWhenDisabled, false),
            Change(\UIButton.showsTouchWhenHighlighted, true), Change(\UIButton.font, .italicSystemFont(ofSize: 11)),
            Change(\UIButton.lineBreakMode, .byTruncatingTail),
            Change(\UIButton.titleShadowOffset, CGSize(width: 1, height: -1)),
            content("title", { $0.setTitle("Title \($1.rawValue)", for: $1) }, { $0.title(for: $1) }),
            content("titleColor", { $0.setTitleColor(.orange, for: $1) }, { $0.titleColor(for: $1) }),
            content("shadow", { $0.setTitleShadowColor(.purple, for: $1) }, { $0.titleShadowColor(for: $1) }),
            content("image", { $0.setImage($1 == .normal ? picture : otherPicture, for: $1) }, { $0.image(for: $1) }),
            content(
                "background", { $0.setBackgroundImage($1 == .selected ? picture : otherPicture, for: $1) },
                { $0.backgroundImage(for: $1) }),
        ]

    private static let states: [UIControl.State] = [.normal, .highlighted, .selected, [.selected, .highlighted]]

    private static func content(
        _ name: String, _ set: @escaping (UIButton, UIControl.State) -> Void,
        _ read: @escaping (UIButton, UIControl.State) -> Any?
    ) -> Change {
        Change(
            name, of: UIButton.self, { button in for state in states { set(button, state) } },
            { button in states.map { read(button, $0) as Any } })
    }

    static let toggle = Specimen(
        "UISwitch", [Change(\UISwitch.isOn, true), Change(\UISwitch.isEnabled, false)]
    ) { UISwitch(frame: frame) }

    static let slider = Specimen(
        "UISlider",
        [
            Change(\UISlider.minimumValue, -2), Change(\UISlider.maximumValue, 12.5), Change(\UISlider.value, 3.25),
            Change(\UISlider.isContinuous, false), Change(\UISlider.minimumValueImage, picture),
            Change(\UISlider.maximumValueImage, otherPicture),
            Change(
                "thumb", of: UISlider.self, { $0.setThumbImage(picture, for: .highlighted) },
                { $0.thumbImage(for: .highlighted) }),
            Change(
                "minimum track", of: UISlider.self, { $0.setMinimumTrackImage(otherPicture, for: .normal) },
                { $0.minimumTrackImage(for: .normal) }),
            Change(
                "maximum track", of: UISlider.self, { $0.setMaximumTrackImage(picture, for: .disabled) },
                { $0.maximumTrackImage(for: .disabled) }),
        ]
    ) { UISlider(frame: frame) }

    static let pages = Specimen(
        "UIPageControl",
        [
            Change(\UIPageControl.numberOfPages, 7), Change(\UIPageControl.currentPage, 3),
            Change(\UIPageControl.hidesForSinglePage, true), Change(\UIPageControl.defersCurrentPageDisplay, true),
            Change(\UIPageControl.pageIndicatorTintColor, .red),
            Change(\UIPageControl.currentPageIndicatorTintColor, .green),
        ]
    ) {
        let control = UIPageControl(frame: frame)
        control.numberOfPages = 5
        return control
    }

    static let segments = Specimen(
        "UISegmentedControl",
        [
            Change(\UISegmentedControl.segmentedControlStyle, .bar), Change(\UISegmentedControl.tintColor, .red),
            segment("title", { $0.setTitle("Other", forSegmentAt: 0) }, { $0.titleForSegment(at: 0) }),
            segment("image", { $0.setImage(picture, forSegmentAt: 1) }, { $0.imageForSegment(at: 1) }),
            segment("width", { $0.setWidth(31.5, forSegmentAt: 0) }, { $0.widthForSegment(at: 0) }),
            segment(
                "offset", { $0.setContentOffset(CGSize(width: 2, height: -1), forSegmentAt: 0) },
                { $0.contentOffsetForSegment(at: 0) }),
            segment("enabled", { $0.setEnabled(false, forSegmentAt: 1) }, { $0.isEnabledForSegment(at: 1) }),
            segment(
                "count", { $0.insertSegment(withTitle: "New", at: 3, animated: false) },
                { "\($0.numberOfSegments) \($0.subviews.count)" }),
            Change(\UISegmentedControl.selectedSegmentIndex, 1),
        ]
    ) {
        let control = UISegmentedControl(items: ["One", "Two", otherPicture])
        control.frame = frame
        return control
    }

    private static func segment(
        _ name: String, _ set: @escaping (UISegmentedControl) -> Void, _ read: @escaping (UISegmentedControl) -> Any?
    ) -> Change {
        Change(name, of: UISegmentedControl.self, set, read)
    }

    static let stepper = Specimen(
        "UIStepper",
        [
            Change(\UIStepper.minimumValue, -5), Change(\UIStepper.maximumValue, Double.infinity),
            Change(\UIStepper.stepValue, 0.25), Change(\UIStepper.value, 3.5), Change(\UIStepper.isContinuous, false),
            Change(\UIStepper.autorepeat, false), Change(\UIStepper.wraps, true),
        ]
    ) { UIStepper(frame: frame) }

    static let datePicker = Specimen(
        "UIDatePicker",
        [
            Change(\UIDatePicker.datePickerMode, .time), Change(\UIDatePicker.minuteInterval, 5),
            Change(\UIDatePicker.minimumDate, Date(timeIntervalSinceReferenceDate: 200_000_000)),
            Change(\UIDatePicker.maximumDate, Date(timeIntervalSinceReferenceDate: 400_000_000)),
            Change(\UIDatePicker.date, Date(timeIntervalSinceReferenceDate: 300_000_000)),
            Change(\UIDatePicker.locale, Locale(identifier: "de_DE")),
            Change(\UIDatePicker.timeZone, TimeZone(identifier: "Asia/Tokyo")),
            Change(
                "calendar", of: UIDatePicker.self, { $0.calendar = Calendar(identifier: .buddhist) },
                { $0.calendar.map { "\($0.identifier)" } }),
            Change(\UIDatePicker.countDownDuration, 3900),
        ]
    ) { UIDatePicker(frame: CGRect(x: 0, y: 0, width: 320, height: 216)) }

    static let refresh = Specimen(
        "UIRefreshControl",
        [
            Change(\UIRefreshControl.tintColor, .red),
            Change(
                "title", of: UIRefreshControl.self, { $0.attributedTitle = NSAttributedString(string: "Pull") },
                { $0.attributedTitle?.string }),
        ]
    ) { UIRefreshControl(frame: frame) }

    // MARK: Text

    static let textField = Specimen(
        "UITextField",
        [
            Change(\UITextField.text, "Text"), Change(\UITextField.placeholder, "Name"),
            Change(\UITextField.textColor, .brown), Change(\UITextField.font, .boldSystemFont(ofSize: 14)),
            Change(\UITextField.textAlignment, .center), Change(\UITextField.adjustsFontSizeToFitWidth, true),
            Change(\UITextField.minimumFontSize, 8), Change(\UITextField.clearsOnBeginEditing, true),
            Change(\UITextField.borderStyle, .bezel), Change(\UITextField.background, picture),
            Change(\UITextField.disabledBackground, otherPicture), Change(\UITextField.clearButtonMode, .always),
            Change(\UITextField.leftView, UIView(frame: CGRect(x: 0, y: 8, width: 16, height: 16))),
            Change(\UITextField.leftViewMode, .always),
            Change(\UITextField.rightView, UILabel(frame: CGRect(x: 0, y: 8, width: 17, height: 16))),
            Change(\UITextField.rightViewMode, .unlessEditing),
            Change(\UITextField.contentVerticalAlignment, .center),
            Change(\UITextField.autocapitalizationType, .words), Change(\UITextField.autocorrectionType, .no),
            Change(\UITextField.keyboardType, .emailAddress), Change(\UITextField.keyboardAppearance, .alert),
            Change(\UITextField.returnKeyType, .send), Change(\UITextField.enablesReturnKeyAutomatically, true),
            Change(\UITextField.isSecureTextEntry, true),
        ]
    ) { UITextField(frame: frame) }

    static let textView = Specimen(
        "UITextView",
        [
            Change(\UITextView.text, "Several\nlines of a text that is longer than wide"),
            Change(\UITextView.font, .systemFont(ofSize: 12)), Change(\UITextView.textColor, .blue),
            Change(\UITextView.textAlignment, .right), Change(\UITextView.isEditable, false),
            Change(\UITextView.dataDetectorTypes, .link), Change(\UITextView.autocapitalizationType, .none),
            Change(\UITextView.autocorrectionType, .yes), Change(\UITextView.keyboardType, .url),
            Change(\UITextView.keyboardAppearance, .alert), Change(\UITextView.returnKeyType, .done),
            Change(\UITextView.enablesReturnKeyAutomatically, true), Change(\UITextView.isSecureTextEntry, true),
            Change(\UIView.backgroundColor, .yellow), Change(\UIScrollView.isScrollEnabled, false),
            Change(\UIScrollView.contentInset, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)),
            Change(\UIScrollView.indicatorStyle, .black),
        ]
    ) { UITextView(frame: frame) }
}
