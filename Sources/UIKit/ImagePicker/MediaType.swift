/// The kinds of media that pickers know, as uniform type identifiers.
enum MediaType {
    static let image = "public.image"
    static let movie = "public.movie"
    static let all = [image, movie]
}
