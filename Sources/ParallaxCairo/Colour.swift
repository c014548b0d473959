#if Painter
#endif
