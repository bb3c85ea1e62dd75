import Foundation

/// The value of a property in a document.
package indirect enum InterfaceValue {
    case null
    case boolean(Bool)
    case integer(Int)
    case real(Double)
    case string(String)
    case data(Data)
    /// Points and sizes (2 numbers), rectangles, insets and colour components, if the file does not contain them as a
    /// string.
    case numbers([Double])
    /// An object of the hierarchy, or a value that several properties share.
    case object(InterfaceObject)
    case array([InterfaceValue])
    case dictionary([(key: InterfaceValue, value: InterfaceValue)])
}
