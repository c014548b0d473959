/// The pictures of all screens, by the names of their files.
let pictures = [
    "dawn", "grove", "fjord", "terraces", "lagoon", "dunes", "canyon", "lighthouse", "skyline", "aurora",
].map { "\($0).jpg" }
