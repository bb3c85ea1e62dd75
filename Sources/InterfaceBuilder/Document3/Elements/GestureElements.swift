/// Gesture recognizers.
enum GestureElements {
    static let gesture = ElementRule(
        "IBUIGestureRecognizer", inherits: ViewElements.object,
        [
            "enabled": .boolean, "cancelsTouchesInView": .boolean, "delaysTouchesBegan": .boolean,
            "delaysTouchesEnded": .boolean,
        ])

    static let tap = ElementRule(
        "IBUITapGestureRecognizer", inherits: gesture,
        ["numberOfTapsRequired": .integer, "numberOfTouchesRequired": .integer])

    static let pinch = ElementRule("IBUIPinchGestureRecognizer", inherits: gesture, ["scale": .real])

    static let rotation = ElementRule("IBUIRotationGestureRecognizer", inherits: gesture, ["rotation": .real])

    static let swipe = ElementRule(
        "IBUISwipeGestureRecognizer", inherits: gesture,
        ["direction": .choice(Words.swipeDirection), "numberOfTouchesRequired": .integer])

    static let pan = ElementRule(
        "IBUIPanGestureRecognizer", inherits: gesture,
        ["minimumNumberOfTouches": .integer, "maximumNumberOfTouches": .integer])

    static let longPress = ElementRule(
        "IBUILongPressGestureRecognizer", inherits: gesture,
        [
            "numberOfTapsRequired": .integer, "numberOfTouchesRequired": .integer, "minimumPressDuration": .real,
            "allowableMovement": .real,
        ])

    /// The format misspells the long press recognizer as `pongPressGestureRecognizer`.
    static let all: [String: ElementRule] = [
        "gestureRecognizer": gesture, "tapGestureRecognizer": tap, "pinchGestureRecognizer": pinch,
        "rotationGestureRecognizer": rotation, "swipeGestureRecognizer": swipe, "panGestureRecognizer": pan,
        "pongPressGestureRecognizer": longPress, "longPressGestureRecognizer": longPress,
    ]
}
