// The live window. Without the trait GTK it can only say so.
#if GTK
Preview.main()
#else
import Foundation

FileHandle.standardError.write(
    Data("parallax: this parallax-preview was built without GTK; make preview builds it\n".utf8))
exit(3)
#endif
