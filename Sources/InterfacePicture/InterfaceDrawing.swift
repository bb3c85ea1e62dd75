import CoreGraphics
import Foundation
import InterfaceBuilder
import UIKit

/// The picture of a document, and where things are in it.
@MainActor package struct InterfaceDrawing {
    /// Where an object of the document is.
    package struct Place {
        package let object: InterfaceObject
        /// In points, from the picture's top left corner. Parts of it may be outside or under other objects.
        package let frame: CGRect
    }

    package let image: CGImage
    /// Pixels per point.
    package let scale: CGFloat
    /// In points.
    package let size: CGSize
    /// The objects that can be seen, in the order of the document: an object comes before those that lie in it.
    package let places: [Place]
    /// What the compiler found wrong or unknown in the document.
    package let problems: [InterfaceProblem]
    /// The exceptions that the frameworks would have raised in an app.
    package let complaints: [String]

    /// The picture as a PNG file; nil if there is no memory for it.
    package var png: Data? { UIImagePNGRepresentation(UIImage(cgImage: image)) }
}
