/// Gesture recognizers. Their keys start with the name of the class, in documents and nibs alike.
enum GestureClasses {
    static let all: [ClassDescription] = [
        ClassDescription(
            "IBUIGestureRecognizer", inherits: "IBUIObject",
            [
                .not("IBUIEnabled", "UIGestureRecognizer.disabled"),
                .flag(
                    "IBUICancelsTouchesInView", "UIGestureRecognizer.cancelsTouchesInView", absent: true, leftOut: true),
                .flag("IBUIDelaysTouchesBegan", "UIGestureRecognizer.delaysTouchesBegan"),
                .flag("IBUIDelaysTouchesEnded", "UIGestureRecognizer.delaysTouchesEnded", absent: true, leftOut: true),
            ]),
        ClassDescription(
            "IBUITapGestureRecognizer", inherits: "IBUIGestureRecognizer",
            [
                .integer(
                    "IBUINumberOfTapsRequired", "UITapGestureRecognizer.numberOfTapsRequired", absent: 1, leftOut: 1),
                .integer(
                    "IBUINumberOfTouchesRequired", "UITapGestureRecognizer.numberOfTouchesRequired", absent: 1,
                    leftOut: 1),
            ]),
        ClassDescription("IBUIPinchGestureRecognizer", inherits: "IBUIGestureRecognizer"),
        ClassDescription("IBUIRotationGestureRecognizer", inherits: "IBUIGestureRecognizer"),
        ClassDescription(
            "IBUISwipeGestureRecognizer", inherits: "IBUIGestureRecognizer",
            [
                .integer("IBUIDirection", "UISwipeGestureRecognizer.direction", absent: 1, leftOut: 1),
                .integer(
                    "IBUINumberOfTouchesRequired", "UISwipeGestureRecognizer.numberOfTouchesRequired", absent: 1,
                    leftOut: 1),
            ]),
        ClassDescription(
            "IBUIPanGestureRecognizer", inherits: "IBUIGestureRecognizer",
            [
                .integer(
                    "IBUIMinimumNumberOfTouches", "UIPanGestureRecognizer.minimumNumberOfTouches", absent: 1, leftOut: 1
                ),
                .integer("IBUIMaximumNumberOfTouches", "UIPanGestureRecognizer.maximumNumberOfTouches", leftOut: nil),
            ]),
        ClassDescription(
            "IBUILongPressGestureRecognizer", inherits: "IBUIGestureRecognizer",
            [
                .double("IBUIMinimumPressDuration", "UILongPressGestureRecognizer.minimumPressDuration"),
                .float("IBUIAllowableMovement", "UILongPressGestureRecognizer.allowableMovement", leftOut: nil),
                .integer("IBUINumberOfTapsRequired", "UILongPressGestureRecognizer.numberOfTapsRequired"),
                .integer(
                    "IBUINumberOfTouchesRequired", "UILongPressGestureRecognizer.numberOfTouchesRequired", absent: 1,
                    leftOut: 1),
            ]),
    ]
}
