/// How a status bar looks, with UIKit's numbers for `UIStatusBarStyle`.
package enum StatusBarAppearance: UInt8, CaseIterable, Sendable {
    case `default` = 0
    case blackTranslucent = 1
    case blackOpaque = 2
}
