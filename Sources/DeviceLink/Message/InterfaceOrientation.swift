/// Which way up an app draws, with UIKit's numbers for `UIInterfaceOrientation`.
package enum InterfaceOrientation: UInt8, CaseIterable, Sendable {
    case portrait = 1
    case portraitUpsideDown = 2
    /// The home button is on the right: the opposite name of the device's orientation.
    case landscapeRight = 3
    /// The home button is on the left.
    case landscapeLeft = 4
}
