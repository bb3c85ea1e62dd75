extension UIColor {
    /// - ObjC: blackColor
    public static let black = UIColor(white: 0, alpha: 1)
    /// - ObjC: darkGrayColor
    public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
    /// - ObjC: lightGrayColor
    public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
    /// - ObjC: whiteColor
    public static let white = UIColor(white: 1, alpha: 1)
    /// - ObjC: grayColor
    public static let gray = UIColor(white: 0.5, alpha: 1)
    /// - ObjC: redColor
    public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    /// - ObjC: greenColor
    public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    /// - ObjC: blueColor
    public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    /// - ObjC: cyanColor
    public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    /// - ObjC: yellowColor
    public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    /// - ObjC: magentaColor
    public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    /// - ObjC: orangeColor
    public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    /// - ObjC: purpleColor
    public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    /// - ObjC: brownColor
    public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
    /// - ObjC: clearColor
    public static let clear = UIColor(white: 0, alpha: 0)

    /// The colour for text on a dark background.
    /// - ObjC: lightTextColor
    public static let lightText = UIColor(white: 1, alpha: 0.6)
    /// The colour for text on a light background.
    /// - ObjC: darkTextColor
    public static let darkText = UIColor(white: 0, alpha: 1)

    /// The blue-grey pinstripes behind grouped tables.
    /// - ObjC: groupTableViewBackgroundColor
    public static let groupTableViewBackground = UIColor(patternImage: SystemPattern.pinstripes)
    /// The dark texture of the back of a utility app.
    /// - ObjC: viewFlipsideBackgroundColor
    public static let viewFlipsideBackground = UIColor(patternImage: SystemPattern.flipside)
    /// The grey texture behind scroll view content. iOS 3.2.
    /// - ObjC: scrollViewTexturedBackgroundColor
    public static let scrollViewTexturedBackground = UIColor(patternImage: SystemPattern.scrollWeave)
    /// The light grey texture under a page curl. iOS 5.
    /// - ObjC: underPageBackgroundColor
    public static let underPageBackground = UIColor(patternImage: SystemPattern.underPage)
}
