/// A value as databases know it.
package enum DatabaseParameter {
    case null
    case integer(Int64)
    case text(String)
    case bytes([UInt8])
}
